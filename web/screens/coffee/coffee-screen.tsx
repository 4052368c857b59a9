import { useCopy } from '#web/queries/copy.ts';

export function CoffeeScreen() {
  return (
    <div className="page">
      <h1>{useCopy('coffee_title')}</h1>
    </div>
  );
}
