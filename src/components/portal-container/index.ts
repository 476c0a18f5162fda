export { PortalContainer, type PortalContainerProps, usePortalContainer } from './portal-container.tsx';
