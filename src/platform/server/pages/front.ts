// The front that answers requests for pages and files, before the API.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export type HeaderPairs = readonly (readonly [string, string])[];

export type Front = {
  /** Connects the front with the server, before the server listens. */
  attach: (server: Server) => Promise<void>;
  /** Answers GET and HEAD of a page or a file; `path` has no query and no trailing slash. */
  answer: (request: IncomingMessage, response: ServerResponse, path: string, headers: HeaderPairs) => void;
  /** The text of every inline script of the front's pages. */
  inlineScripts: readonly string[];
  stop: () => Promise<void>;
};
