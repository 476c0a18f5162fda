export { keyboard } from './keyboard.ts';
export {
  Tab,
  type TabItem,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './tabs.tsx';
