/** A message of a queue as its worker gets it. */
export const recordOf = (message: { MessageId?: string; Body?: string; ReceiptHandle?: string }) => ({
  messageId: message.MessageId ?? '',
  body: message.Body ?? '',
  receiptHandle: message.ReceiptHandle ?? '',
});
