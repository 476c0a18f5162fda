import { Link as RouterLink } from 'react-router';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Breadcrumbs, type BreadcrumbsProps } from '#components/breadcrumbs';
import { specificationPath } from './specification-path.ts';

export interface SpecificationCrumbsProps extends Omit<BreadcrumbsProps, 'links'> {
  /** What lies between the overview and where one is. */
  links?: BreadcrumbsProps['links'];
}

/** The way back up from a page about the document. */
export function SpecificationCrumbs({ links = [], ...rest }: SpecificationCrumbsProps) {
  const { product, to } = useDocument();
  const { specification } = useMessages();
  const overview = <RouterLink to={to(specificationPath(product))}>{specification}</RouterLink>;
  return <Breadcrumbs links={[{ key: 'overview', link: overview }, ...links]} {...rest} />;
}
