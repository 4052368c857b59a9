// A sealed mail is a mail that waits.

export type RenderedMail = { subject: string; text: string; html: string };

/** The sealed content of a waiting row. */
export type SealedMail = RenderedMail & {
  to: string;
  unsubscribe?: string | undefined;
  expires_at?: number | undefined;
  /** Id of the crew whose mail this is: it goes only to a member who wants the crew's mails. */
  crew_id?: string;
};
