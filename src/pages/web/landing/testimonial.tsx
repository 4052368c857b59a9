import { useText } from '#platform/web/queries/copy.ts';

export function Testimonial() {
  const text = useText();
  return (
    <figure className="page centered landing-testimonial">
      <blockquote>
        <p>{text('landing_testimonial')}</p>
      </blockquote>
      <figcaption>{text('landing_testimonial_name')}</figcaption>
    </figure>
  );
}
