import 'ninefold/fonts.css';
import 'ninefold/styles.css';
import './client.js';
