/** What stands in mails beside their contents. */
export interface MailSettings {
  /** Who gets the messages to the club; undefined for the club's own address. */
  to?: string | undefined;
  /** The sender's address on all mails; undefined for the club's own. */
  from?: string | undefined;
  /** Where links lead: the public address, without a trailing slash. */
  origin: string;
}
