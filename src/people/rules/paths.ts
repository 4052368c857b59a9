/** Paths for signing up and signing in, open to everybody. */
export const accountPaths = { auth: '/auth', login: '/auth/login', signup: '/auth/signup' } as const;

/** Paths of a person's own pages. */
export const ownPaths = { profile: '/profile' } as const;
