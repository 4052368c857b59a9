import { ProofByMail } from '#people/web/proof-by-mail.tsx';
import { serverMessages } from '#platform/content/server-messages.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { paths } from '#subjects/rules/paths.ts';

/**
 * The studio is closed for all others; the server refuses their calls as well. It opens for an address in OPERATOR_EMAILS
 * once a mailed link has proven it. The page says the same to every visitor: it must not tell whose address is named there.
 */
export function Closed({ email }: { email: string }) {
  return (
    <div className="page-narrow stack">
      <h1 tabIndex={-1}>The studio</h1>
      <EmptyState>
        <p>{serverMessages['error.forbidden']}</p>
        <p>
          Do you run this course? Then your address stands in OPERATOR_EMAILS, and one mailed link proves that
          it is yours. It leads back to this page.
        </p>
        <ProofByMail
          email={email}
          onward={paths.studio}
          words={{
            button: 'Mail me the link',
            busy: 'Sending…',
            sent: `A link is on its way to ${email}. It works once, for 10 minutes. Or type its code here.`,
          }}
        />
        <ButtonLink to={paths.dashboard} look="bone">
          Back to the course
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
