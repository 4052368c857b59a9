import { cutText } from '#platform/rules/text-length.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { CheckField } from '#platform/web/ui/field.tsx';
import type { OutputOf } from '#subjects/api/contract.ts';
import { momentText } from './moment-text.ts';

export type Message = OutputOf<'listStudioFeedback'>['feedback'][number];

export const feedbackTypes = {
  bug: 'Bug Report',
  feature: 'Feature Request',
  general: 'General Feedback',
  suggestion: 'Suggestion',
} as const;

type MessageCardProps = { message: Message; chosen: boolean; onChoose: (chosen: boolean) => void };

/** A message from the feedback form, which can be chosen together with others, and answered by mail. */
export function MessageCard({ message, chosen, onChoose }: MessageCardProps) {
  const { name, email, feedback_type, created_at, done } = message;
  const sent = momentText(created_at);
  return (
    <Card as="article" className="studio-message" data-done={done}>
      <header className="cluster">
        <CheckField
          label={name ?? 'No name'}
          aria-label={`Choose the message of ${sent}`}
          checked={chosen}
          onChange={(change) => onChoose(change.target.checked)}
        />
        <Chip>{feedbackTypes[feedback_type]}</Chip>
        {done && <Chip>done</Chip>}
        <time dateTime={created_at}>{sent}</time>
      </header>
      <p className="as-typed">{message.message}</p>
      {email && (
        <p>
          <a href={answerAddress(message, email)}>{`Answer ${email}`}</a>
        </p>
      )}
    </Card>
  );
}

/** Characters of a message that are quoted: mail programs accept addresses of about 2,000 characters. */
const quotedMax = 800;

/** Returns the address that opens the operator's own mail program with the message quoted. */
function answerAddress({ message, name }: Message, email: string): string {
  const quoted = cutText(message, quotedMax).replace(/^/gm, '> ');
  const body = `Hello${name ? ` ${name}` : ''},\n\n\n\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your feedback')}&body=${encodeURIComponent(body)}`;
}
