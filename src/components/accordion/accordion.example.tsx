import { Accordion, AccordionItem } from '#components/accordion';

export function Example() {
  return (
    <Accordion type="single" collapsible defaultValue="delivery">
      <AccordionItem value="delivery" title="Delivery">
        Within three days, to your door.
      </AccordionItem>
      <AccordionItem value="warranty" title="Warranty">
        Two years on what was replaced.
      </AccordionItem>
    </Accordion>
  );
}
