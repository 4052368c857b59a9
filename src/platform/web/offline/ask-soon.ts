/** Returns the network's answer to `request`, or Response.error() if the whole answer takes over `patienceMs` ms. */
export async function askSoon(request: Request, patienceMs: number): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    // The whole body is read here, because a response that is cut off fails only then. An answer that the device kept
    // is better than half an answer.
    if (answer.ok) await answer.clone().arrayBuffer();
    return answer;
  } catch {
    return Response.error();
  }
}
