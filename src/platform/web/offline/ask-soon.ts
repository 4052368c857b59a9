/** The network's answer to `request`; an error of its own kind where none comes, whole, within so many milliseconds. */
export async function askSoon(request: Request, patienceMs: number): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    // A response that is cut on its way says so only at its end; what is kept is better than half of it.
    if (answer.ok) await answer.clone().arrayBuffer();
    return answer;
  } catch {
    return Response.error();
  }
}
