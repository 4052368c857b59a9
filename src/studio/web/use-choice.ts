import { useNavigate } from 'react-router';
import { useQuery } from '#platform/web/use-query.ts';

/**
 * The thing that is open on a page of several, and the function that opens another one, after a yes where something is not
 * saved. The address keeps it under `name`, so that a reload and a new sign-in come back to it.
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
