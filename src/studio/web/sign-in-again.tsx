import { useState } from 'react';
import { useRequestMagicLink, useSignIn } from '#people/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { PasswordField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { paths } from '#subjects/rules/paths.ts';

/**
 * The dialog over a page whose session has ended: the operator signs in by password in it, or by a mailed link in
 * another tab, and goes on editing.
 */
export function SignInAgain({ email }: { email: string }) {
  const [open, setOpen] = useState(true);
  const [password, setPassword] = useState('');
  const signIn = useSignIn();
  const link = useRequestMagicLink();
  const problem = signIn.error ?? link.error;
  return (
    <>
      <Card as="p" look="line" size="small" className="cluster" role="status">
        <span>Your session has ended. Nothing you typed is lost.</span>
        <Button onClick={() => setOpen(true)}>Sign in again</Button>
      </Card>
      <Dialog open={open} onClose={() => setOpen(false)} title="Sign in again">
        <p>{`Your session has ended. What you typed is still here: sign in as ${email}, and go on where you were.`}</p>
        <Form
          className="stack"
          onSend={() => {
            if (password !== '') signIn.mutate({ email, password });
          }}
        >
          <PasswordField
            label="Password"
            autoComplete="current-password"
            show="Show the password"
            hide="Hide the password"
            value={password}
            onChange={(change) => setPassword(change.target.value)}
          />
          <div className="cluster">
            <Button type="submit" busy={signIn.isPending} busyLabel="Signing in…">
              Sign in
            </Button>
            {!link.isSuccess && (
              <Button
                look="bone"
                busy={link.isPending}
                busyLabel="Sending…"
                onClick={() => link.mutate({ email, onward: paths.studio })}
              >
                Mail me a link instead
              </Button>
            )}
          </div>
        </Form>
        {link.isSuccess && (
          <p role="status">A link is on its way. Open it in this browser, and this page goes on by itself.</p>
        )}
        <ErrorNote>{problem?.message}</ErrorNote>
      </Dialog>
    </>
  );
}
