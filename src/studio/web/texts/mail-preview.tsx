import { keepPreviousData, useQuery } from '@tanstack/react-query';
import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { useSettled } from '#platform/web/ui/use-settled.ts';
import { studioQuery } from '#studio/web/studio.ts';

/**
 * Milliseconds without typing after which the page asks for the mail, because the server limits these calls per minute.
 */
const quietMs = 600;

type MailPreviewProps = {
  textKey: string;
  text: string;
  /** The other edited texts that are not saved yet, by key. */
  others?: Readonly<Record<string, string>>;
};

/** Shows the mail with the text that is being typed: sender, subject and body. */
export function MailPreview({ textKey, text, others }: MailPreviewProps) {
  // As JSON, two values with the same words are equal, so useSettled waits only after a change of the words.
  const typed = JSON.stringify({ text, others });
  const shown: Pick<MailPreviewProps, 'text' | 'others'> = JSON.parse(useSettled(typed, quietMs));
  const { data } = useQuery({
    ...studioQuery('previewStudioMail', { body: { key: textKey, ...shown } }),
    placeholderData: keepPreviousData,
  });
  const host = useRef<HTMLDivElement>(null);
  const html = data?.html;
  useEffect(() => {
    if (!host.current || html === undefined) return;
    const body = DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
    // The mail is in a shadow root, apart from the page's styles, because the mail has its own styles.
    const apart = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    apart.replaceChildren(body);
  }, [html]);
  return (
    <Card aria-label="Preview of the mail">
      <p className="card-eyebrow">The mail, as it arrives</p>
      <p>
        <span className="quiet">From:</span> <span>{data?.from}</span>
        <br />
        <span className="quiet">Subject:</span> <strong>{data?.subject}</strong>
      </p>
      <Card as="div" look="line" size="flush" ref={host} />
    </Card>
  );
}
