/** How long a link to send a file holds. */
export const LINK_TO_SEND_SECONDS = 300;
