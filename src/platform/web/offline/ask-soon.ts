/** Returns the network's answer to `request`, or Response.error() if the whole answer takes over `patienceMs` ms. */
export async function askSoon(request: Request, patienceMs: number): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    // Reads to the end, because a response that is cut off fails only there: what the device keeps is better than half.
    if (answer.ok) await answer.clone().arrayBuffer();
    return answer;
  } catch {
    return Response.error();
  }
}
