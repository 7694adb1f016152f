/** A flag as it is sent: presence and global cancellation are 'S' when said, else 'N' (spec 5, conversions). */
export const yesNo = (flag: string): 'S' | 'N' => (flag === '1' ? 'S' : 'N');
