export { VocabularyPage } from './vocabulary-page.tsx';
