import { useNavigate } from 'react-router';
import { useQuery } from '#platform/web/use-query.ts';

/**
 * What is open on a page of several things, and the function that opens another one; it asks first if something is not
 * saved. The address keeps the choice under `name`, so that it is there again after a reload and a new sign-in.
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
