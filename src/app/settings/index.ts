export { readSetting, useSetting, writeSetting } from './settings.ts';
