import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Prose } from '#app/prose';
import { Heading } from '#components/text';

/** What stands around the chapters, and is not the introduction. */
export function Appendix() {
  const { appendix: behind, preface, purpose } = useProduct().specification;
  // What introduces a product stands above; where it says so in one sentence, the rest is here.
  const appendix = purpose.summary ? [...preface, ...behind] : behind;
  const texts = useChapterMessages();
  if (appendix.length === 0) return null;
  return (
    <section aria-labelledby="appendix" className="flex flex-col gap-4">
      <Heading level={2} id="appendix">
        {texts.overview.appendix}
      </Heading>
      <Prose nodes={appendix} />
    </section>
  );
}
