import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Heading } from '#components/text';
import { Prose } from './prose.tsx';

/** What stands behind the chapters. */
export function Appendix() {
  const { appendix } = useProduct().specification;
  const messages = useMessages();
  if (appendix.length === 0) return null;
  return (
    <section aria-labelledby="appendix" className="flex flex-col gap-4">
      <Heading level={2} id="appendix">
        {messages.overview.appendix}
      </Heading>
      <Prose nodes={appendix} />
    </section>
  );
}
