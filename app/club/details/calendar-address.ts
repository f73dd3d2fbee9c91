/** Whether a text is the address of a calendar as programs give it to subscribe to. */
export function isCalendarAddress(text: string): boolean {
  return /^(?:https|webcal):\/\/[^\s/]\S*$/i.test(text);
}
