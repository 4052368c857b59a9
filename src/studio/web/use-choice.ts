import { useNavigate } from 'react-router';
import { useQuery } from '#platform/web/use-query.ts';

/**
 * Returns the id of the thing that is open on a page with several things, such as steps or texts (null if none was
 * chosen), and the function that opens another thing. The address keeps the choice under `name`, so that the same thing
 * is open after a reload and a new sign-in. UnsavedGuard asks before a choice that would leave something unsaved.
 */
export function useChoice(name: string): [chosen: string | null, choose: (value: string) => void] {
  const query = useQuery();
  const navigate = useNavigate();
  const choose = (value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    void navigate({ search: next.toString() }, { replace: true });
  };
  return [query.get(name), choose];
}
