import { LANGUAGES } from '@tractor-haat/i18n';

const prefixedLanguages = LANGUAGES.filter((language) => language !== 'en').join('|');

/**
 * Runs before the first paint. A URL with a language prefix stores the language. A URL without one redirects to the
 * stored language, unless `?language=en` selects English. The script must not contain data of the page, because the
 * content security policy allows it by its hash.
 */
export const languageScript = `(function(){
  try{
    var prefix=/^\\/(${prefixedLanguages})(?=\\/|$)/.exec(location.pathname),
      query=new URLSearchParams(location.search);
    if(prefix)return void localStorage.setItem('language',prefix[1]);
    if(query.get('language')==='en'){
      localStorage.setItem('language','en');
      query.delete('language');
      return void history.replaceState(history.state,'',
        location.pathname+(String(query)&&'?'+query)+location.hash)
    }
    var saved=localStorage.getItem('language');
    if(/^(${prefixedLanguages})$/.test(saved))
      location.replace('/'+saved+(location.pathname==='/'?'':location.pathname)+location.search+location.hash)
  }catch(e){}
})()`.replace(/\n\s*/g, '');
