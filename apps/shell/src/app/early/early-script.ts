/** Time after which the browser follows a clicked popup link whose page is still not hydrated. */
const POPUP_LINK_TIMEOUT_MS = 3000;

/**
 * Runs in the head before all other scripts. It queues clicks on buttons, checkboxes and popup links that are not
 * hydrated yet, and marks the clicked elements with `data-heard`. Other links and submit buttons work without
 * hydration. Light pages (`data-used`) are never hydrated, so their clicks are not queued.
 */
export const earlyScript = `(function(queue){
  window.queuedClicks=queue;
  window.queueClick=function(event){
    var clicked=event.target.closest&&
      event.target.closest('button,input[type=checkbox],a[aria-haspopup]');
    if(!clicked||clicked.form&&clicked.type!='button'||clicked.closest('[data-awake]')||
      document.querySelector('[data-used]')||
      Object.keys(clicked).some(function(key){return/^__reactProps/.test(key)}))return;
    if(clicked.href){
      if(event.ctrlKey||event.metaKey||event.shiftKey)return;
      event.preventDefault()
    }
    if(clicked.matches('[aria-haspopup],[aria-expanded]')&&queue.indexOf(clicked)>=0)return;
    clicked.setAttribute('data-heard','');
    queue.push(clicked);
    if(clicked.href)setTimeout(function(){
      var index=queue.indexOf(clicked);
      if(index<0)return;
      queue.splice(index,1);
      clicked.removeAttribute('data-heard');
      location=clicked.href
    },${POPUP_LINK_TIMEOUT_MS})
  };
  document.addEventListener('click',window.queueClick,true)
})([])`.replace(/\n\s*/g, '');
