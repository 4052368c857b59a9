import { linkParts } from '#rules/faq/faq-links.ts';

/** A stored text with its line breaks, in which web addresses are links. */
export function LinkedText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`as-typed ${className}`}>
      {linkParts(text).map((part, index) =>
        'href' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <a key={index} href={part.href} target="_blank" rel="noopener">
            {part.href}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
