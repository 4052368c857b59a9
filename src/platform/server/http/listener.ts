// The front of the server: it sends ready-made pages and files, and answers early calls from memory. Everything else
// goes to the API.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isAt, isStagePage, serverPaths, splitLanguage } from '#subjects/rules/paths.ts';
import type { Published } from '#subjects/server/published.ts';
import type { Speech } from '#subjects/server/speech.ts';
import { type Log, reasonOf } from '../log.ts';
import type { Front, HeaderPairs } from '../pages/front.ts';
import { sendMedia } from '../pages/media.ts';
import { answerUnreadyForm, isUnreadyForm } from '../pages/unready-form.ts';
import { AppError } from './app-error.ts';
import { makeDrain } from './drain.ts';
import { keepAliveByLoad } from './keep-alive.ts';
import { appErrorOf, problemResponse } from './problem.ts';
import { cutOffSlowBody } from './slow-bodies.ts';

/** Limits in bytes and milliseconds: clients that are slow or send too much are cut off. */
const MAX_URL = 8 * 1024;
const MAX_HEADERS = 16 * 1024;
const HEADERS_TIMEOUT = 10_000;
const BODY_TIMEOUT = 15_000;
/**
 * Milliseconds that an answer may stall. Browsers stop reading while a film is paused, and ask for the rest when it
 * goes on.
 */
const STALLED_TIMEOUT = 120_000;
/** Milliseconds that a whole request, such as an operator's import, may take to arrive. */
const REQUEST_TIMEOUT = 600_000;
const MAX_CONNECTIONS = 5_000;

/** Paths that the API's router answers; everything else is a page or a file. */
const isApi = (path: string) =>
  path === serverPaths.devMail ||
  path === serverPaths.metrics ||
  [serverPaths.api, serverPaths.health, serverPaths.unsubscribe].some((each) => isAt(each, path));

type Refuse = (response: ServerResponse, error: AppError) => void;

export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse, refuse: Refuse) => void;

/**
 * Returns the function that answers calls of a path from memory, before sessions and limits; null for a path that the
 * API's router answers.
 */
export type EarlyCalls = (path: string) => EarlyAnswer | null;

/** Makes the server, which does not listen yet, and the function that stops it. */
export function makeListener({
  app,
  front,
  early,
  mediaFolder,
  headers,
  stageHeaders,
  tags,
  speech,
  log,
}: {
  app: Hono;
  front: Front;
  early: EarlyCalls;
  mediaFolder: string;
  headers: HeaderPairs;
  /** The headers of pages that may use the camera. */
  stageHeaders: HeaderPairs;
  /** The languages that pages are in. */
  tags: readonly string[];
  speech: Published['speech'];
  log: Log;
}): { server: Server; drain: () => Promise<void> } {
  const api = getRequestListener(app.fetch);

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    const path = pathOf(url);
    cutOffSlowBody(request, response, BODY_TIMEOUT);
    cutOffStalledReader(response, STALLED_TIMEOUT);
    if (url.length > MAX_URL) refuse(response, new AppError('uri_too_long'));
    else if (isApi(path)) {
      const answer = early(path);
      if (answer) answer(request, response, refuse);
      else callApi(request, response);
    } else if (isUnreadyForm(request))
      answerUnreadyForm(request, response, headers, speech(splitLanguage(path, tags).tag) as Speech);
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      refuse(response, new AppError('method_not_allowed', { allow: ['GET', 'HEAD'] }));
    else if (isAt(serverPaths.media, path)) answerMedia(request, response, path);
    else {
      const asksForCamera = isStagePage(splitLanguage(path, tags).path);
      front.answer(request, response, path, asksForCamera ? stageHeaders : headers);
    }
  }

  function callApi(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of headers) response.setHeader(name, value);
    api(request, response);
  }

  function answerMedia(request: IncomingMessage, response: ServerResponse, path: string): void {
    for (const [name, value] of headers) response.setHeader(name, value);
    sendMedia(request, response, path, mediaFolder).catch((thrown) => {
      const error = appErrorOf(thrown);
      if (error.code !== 'not_found') log.error('failed', { code: error.code, reason: reasonOf(thrown) });
      refuse(response, error);
    });
  }

  function refuse(response: ServerResponse, error: AppError): void {
    const problem = problemResponse(error, 'none');
    response.writeHead(problem.status, [
      ...headers.flat(),
      ...[...problem.headers].flat(),
      'connection',
      'close',
    ]);
    problem.text().then((text) => response.end(text));
  }

  const server = createServer({
    maxHeaderSize: MAX_HEADERS,
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionsCheckingInterval: 1_000,
  });
  server.maxConnections = MAX_CONNECTIONS;
  keepAliveByLoad(server, MAX_CONNECTIONS);
  return { server, drain: makeDrain(server, handle) };
}

/** Returns the path without the query and without a slash at its end, because both addresses are the same page. */
function pathOf(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * Ends the connection when no more of an answer could be sent for `ms`: a client that stops reading would keep its
 * connection for ever. An answer that is still being made may take longer.
 */
export function cutOffStalledReader(response: ServerResponse, ms: number): void {
  response.setTimeout(ms, () => {
    if (response.socket?.writableLength) response.socket.destroy();
  });
}
