import { Drawing } from '#web/art/drawing.tsx';
import { PaperEdge } from '#web/art/paper-edge.tsx';
import { Zombie } from '#web/art/zombie.tsx';
import { paths } from '#web/paths.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function FinalCall() {
  const copy = useReadCopy();
  return (
    <section className="landing-final" aria-labelledby="landing-final-title">
      <PaperEdge className="landing-final-edge" />
      <div className="landing-final-body">
        <Drawing viewBox="-60 -140 130 142" className="landing-final-zombie">
          <Zombie pose="stomp" hair="tufts" color="#3c0b19" rim="#ffe9a8" eyes="#ffd166" />
        </Drawing>
        <h2 id="landing-final-title">{copy('landing_final_title')}</h2>
        <p>{copy('landing_final_text')}</p>
        <ButtonLink to={paths.auth} size="large">
          {copy('landing_final_button')}
        </ButtonLink>
      </div>
    </section>
  );
}
