import { ProofByMail } from '#people/web/proof-by-mail.tsx';
import { serverMessages } from '#platform/content/server-messages.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { paths } from '#subjects/rules/paths.ts';

/**
 * The page that people who are no operators see in place of the studio; the server refuses their calls too. The studio
 * opens for an address in OPERATOR_EMAILS that a mailed link has proven. The page is the same for everybody, so that it
 * does not reveal whose address is listed.
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
