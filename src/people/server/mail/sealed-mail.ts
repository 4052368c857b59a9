// A waiting mail, which is stored encrypted (sealed).

export type RenderedMail = { subject: string; text: string; html: string };

/** The content of a waiting mail, which is sealed in its row. */
export type SealedMail = RenderedMail & {
  to: string;
  unsubscribe?: string | undefined;
  expires_at?: number | undefined;
  /** The crew whose mail this is: it is sent only if its reader still wants mails of this crew. */
  crew_id?: string;
};
