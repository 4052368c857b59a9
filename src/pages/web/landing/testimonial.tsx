import { useReadCopy } from '#platform/web/queries/copy.ts';

export function Testimonial() {
  const copy = useReadCopy();
  return (
    <figure className="page centered landing-testimonial">
      <blockquote>
        <p>{copy('landing_testimonial')}</p>
      </blockquote>
      <figcaption>{copy('landing_testimonial_name')}</figcaption>
    </figure>
  );
}
