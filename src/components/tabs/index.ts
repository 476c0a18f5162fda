export { keyboard } from './keyboard.ts';
export { Tabs, type TabsProps } from './tabs.tsx';
