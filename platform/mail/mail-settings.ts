/** What stands in mails beside their contents. */
export interface MailSettings {
  /** Who gets the messages to the club. */
  to: string;
  /** The sender of all mails. */
  from: string;
  /** Where links lead: the public address, without a trailing slash. */
  origin: string;
}
