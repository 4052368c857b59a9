// A mail that waits.

export type RenderedMail = { subject: string; text: string; html: string };

/** What is sealed in a waiting row. */
export type SealedMail = RenderedMail & {
  to: string;
  unsubscribe?: string | undefined;
  expires_at?: number | undefined;
  /** Of a mail of a crew: it goes only to who is in it and wants its mails. */
  crew_id?: string;
};
