/** Returns the network's answer to `request`, or Response.error() if the whole answer takes over `patienceMs` ms. */
export async function askSoon(request: Request, patienceMs: number): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    // A response that is cut off says so only at its end, and what the device keeps is better than half an answer.
    if (answer.ok) await answer.clone().arrayBuffer();
    return answer;
  } catch {
    return Response.error();
  }
}
