/** Days that a message is kept that was put aside, when other messages are kept longer. */
export const asideDays = 30;
