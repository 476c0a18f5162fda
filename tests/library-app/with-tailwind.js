import 'ninefold/fonts.css';
import './with-tailwind.css';
import './client.js';
