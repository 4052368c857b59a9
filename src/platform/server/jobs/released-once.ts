import type pg from 'pg';

/**
 * Returns the pool for a library that may hand a connection back twice, which would reject where nobody listens: graphile-worker
 * does so with the connection that it listens on, when that breaks while the runner stops. Only the first return counts.
 */
export function releasedOnce(pool: pg.Pool): pg.Pool {
  function connect(callback?: Parameters<pg.Pool['connect']>[0]) {
    if (!callback) return pool.connect();
    return pool.connect((error, client, release) => {
      let released = false;
      callback(error, client, (broken) => {
        if (released) return;
        released = true;
        // A connection that was waited for in vain comes with nothing to hand back.
        release?.(broken);
      });
    });
  }

  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return connect;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
