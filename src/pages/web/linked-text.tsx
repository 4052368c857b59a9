import { linkParts } from '#pages/rules/faq-links.ts';

/** Shows an answer of the FAQ with its line breaks, and web addresses as links. */
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
